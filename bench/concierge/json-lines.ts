import * as z from 'zod/mini';

/** The values of a file of JSON lines, empty ones left out. Throws with the number of the line that the schema refuses. */
export function parseJsonLines<Schema extends z.core.$ZodType>(text: string, schema: Schema): z.output<Schema>[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => {
      const parsed = z.safeParse(schema, JSON.parse(line));
      if (!parsed.success) throw new Error(`line ${number}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
}
