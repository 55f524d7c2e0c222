/** Far more than the statements of our own code; one that comes after them is planned each time, as without names. */
const NAMES_MAX = 250;

/**
 * Names under which statements are prepared: PostgreSQL then keeps what it parsed and planned for as long as the
 * connection lives. A statement has one name in all connections; undefined once there are too many to keep.
 */
export function createPreparedNames(most = NAMES_MAX): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= most) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}
