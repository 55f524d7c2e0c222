import * as z from 'zod/mini';
import { CitySchema } from '../../../catalogue/city-schema.ts';

/** The form of a city as JSON Schema, with what each field means, for editors: they complete and underline while one types. */
export function cityJsonSchema(): object {
  const { $schema, properties, ...rest } = z.toJSONSchema(CitySchema, {
    io: 'input',
    // Our own lists are read-only in TypeScript; to an editor that would mean that nobody may write them.
    override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
  });
  return {
    $schema,
    title: 'A city of the catalogue',
    description: 'Explained in docs/operators/catalogue.md. Check a file with: npm run catalogue -- check FILE',
    ...rest,
    properties: { $schema: { type: 'string', description: 'Where an editor finds this schema.' }, ...properties },
  };
}
