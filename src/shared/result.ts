/** An outcome the caller must handle: a value, or a reason from a closed union. */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const fail = <Reason>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason });
