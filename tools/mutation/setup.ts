// What Stryker notes of the mutants that each test comes by is sent after every test file. Files share their modules here, so what
// was noted in earlier ones, and sent with them, is put away: else it would be sent with each that follows.
import { inject } from 'vitest';

interface Noted {
  static: object;
  perTest: object;
}

const stryker = inject('globalNamespace' as never) as string;
const noted = (globalThis as unknown as Record<string, { mutantCoverage?: Noted } | undefined>)[stryker]
  ?.mutantCoverage;
if (noted !== undefined) {
  noted.static = {};
  noted.perTest = {};
}
