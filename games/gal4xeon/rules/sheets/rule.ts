/** It forbids what is refused in a sheet file. */
export const SHEET_RULE = 'GX-13.3';
