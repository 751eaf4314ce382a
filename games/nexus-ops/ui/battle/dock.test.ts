import { expect, test } from 'vitest';
import { dockOf } from './dock.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const SKY = box(264, 48, 665, 604);
const PHONE = box(0, 200, 390, 390);

test('beside the hex where there is room, on its free side', () => {
  expect(dockOf(SKY, box(300, 300, 80, 70))).toEqual({ side: 'right', room: 549 });
  expect(dockOf(SKY, box(800, 300, 80, 70))).toEqual({ side: 'left', room: 536 });
});

test('else above or below it, never over it', () => {
  expect(dockOf(SKY, box(560, 300, 80, 70)).side).toBe('bottom');
  expect(dockOf(SKY, box(560, 340, 80, 70))).toEqual({ side: 'top', room: 292 });
  expect(dockOf(PHONE, box(20, 220, 50, 50))).toEqual({ side: 'bottom', room: 320 });
  expect(dockOf(PHONE, box(20, 500, 50, 50))).toEqual({ side: 'top', room: 300 });
});
