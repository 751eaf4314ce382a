import type { ReactNode } from 'react';

interface Step {
  /** What one more or one less means, for who cannot see it. */
  readonly label: string;
  /** Null where it goes no further. */
  readonly act: (() => void) | null;
}

export interface StepperProps {
  readonly className: string;
  readonly fewer: Step;
  readonly more: Step;
  /** How many there are. */
  readonly children: ReactNode;
}

/** One less, how many there are, one more. */
export function Stepper({ className, fewer, more, children }: StepperProps) {
  return (
    <span className={className}>
      <StepButton {...fewer}>−</StepButton>
      {children}
      <StepButton {...more}>+</StepButton>
    </span>
  );
}

function StepButton({ label, act, children }: Step & { readonly children: string }) {
  return (
    <button type="button" aria-label={label} disabled={act === null} onClick={() => act?.()}>
      {children}
    </button>
  );
}
