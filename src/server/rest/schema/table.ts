export interface Column {
  name: string;
  /** As SQL writes it: `uuid`, `character varying`, `text[]`. From the catalog, never from a request. */
  type: string;
  /** The SQL of its default, for Prefer: missing=default. */
  defaultSql: string | null;
}

/** A table or view of schema public that rest/v1 shows. */
export interface Table {
  name: string;
  columns: ReadonlyMap<string, Column>;
  /** In the order of the key; empty for a view. */
  primaryKey: readonly string[];
}
