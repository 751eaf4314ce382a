// The door for those who show a match: what a viewer may know of it, orders in the making, and the past.

export * from '../draft.ts';
export * from '../gate.ts';
export * from '../layout.ts';
export * from '../timeline.ts';
export * from '../view-file.ts';
export * from '../view-file-opening.ts';
