import { RuleLink } from '@starboard/kit';

interface TipProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rules?: readonly string[];
}

const NO_RULES: readonly string[] = [];

/** A card that explains something: what it is, what it can do, which rule says so. */
export function Tip({ title, lines, rules = NO_RULES }: TipProps) {
  return (
    <div className="gx-tip">
      <strong>{title}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rules.map((rule) => (
        <p key={rule} className="gx-tip-rule">
          <RuleLink id={rule} />
        </p>
      ))}
    </div>
  );
}
