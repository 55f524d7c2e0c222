import { readFileSync } from 'node:fs';
import { type Case, parseCases } from './case-schema.ts';

/** The sets of messages that anybody may read, oldest first. */
export const OPEN_SETS = [
  'tuned',
  'practice',
  'fresh',
  'later',
  'changes',
  'talk',
  'facts',
  'strangers',
  'strangers-later',
  'strangers-third',
  'strangers-fourth',
  'strangers-fifth',
  'strangers-turns',
  'strangers-turns-later',
  'strangers-turns-last',
  'strangers-turns-fourth',
  'strangers-turns-fifth',
  'strangers-plain',
  'strangers-turns-plain',
  'strangers-sixth',
  'strangers-turns-sixth',
] as const;

export type OpenSet = (typeof OPEN_SETS)[number];

export const isOpenSet = (name: string): name is OpenSet => OPEN_SETS.some((set) => set === name);

/** The cases of an open set. */
export const openCases = (set: OpenSet): Case[] =>
  parseCases(readFileSync(new URL(`${set}-cases.jsonl`, import.meta.url), 'utf8'));
