/** Numbers of people that no group has: below one, or in the thousands. */
export function crowdIn(raw: string): number | null {
  const [, sign, digits] =
    /(?:^|\s)(-\s?)?(\d{1,7})\s+(?:people|of us|guests|ppl|lads|girls|persons?)\b/i.exec(raw) ?? [];
  if (digits === undefined) return null;
  if (sign) return 0;
  return digits.length > 3 ? Number(digits) : null;
}
