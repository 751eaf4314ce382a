import { memo } from 'react';
import { lettersOf, writingSize } from './handwriting.ts';
import { round } from './geometry.ts';

interface WrittenProps {
  readonly text: string;
  /** The middle of the writing. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly className?: string;
}

/** Something that the player has written down. */
export const Written = memo(function Written({ text, x, y, height, className = '' }: WrittenProps) {
  const { scale, width } = writingSize(text, height);
  return (
    <g
      className={`gx-written ${className}`}
      transform={`translate(${round(x - width / 2)} ${round(y - height / 2)}) scale(${round(scale)})`}
    >
      {lettersOf(text).map(({ path, x: at }) => (
        <path key={at} d={path} transform={`translate(${at} 0)`} pathLength={1} />
      ))}
    </g>
  );
});
