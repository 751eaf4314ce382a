import { useCampaignText } from '@starboard/games/campaign-ui';
import { useGuide } from '../games/guides.ts';

/** The rules of campaigns, unfolded when somebody wants them. */
export function CampaignRules() {
  const { page } = useCampaignText();
  const guide = useGuide('nexum-campaign') ?? {};
  return (
    <details className="how">
      <summary>{page.how}</summary>
      {Object.entries(guide).map(([id, { title, text }]) => (
        <article key={id} className="rule">
          <h4>
            <span className="rule-id">{id}</span> {title}
          </h4>
          <p>{text}</p>
        </article>
      ))}
    </details>
  );
}
