import type { ColumnType, Generated, Selectable } from 'kysely';

type FactorsTable = {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  secret: Buffer;
  /** bigint: read as text. */
  last_step: ColumnType<string, number | undefined, number>;
  last_challenged_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

type ChallengesTable = {
  id: string;
  factor_id: string;
  visitor: string;
  failed_tries: Generated<number>;
  verified_at: Date | null;
  created_at: Date;
};

type RecoveryCodesTable = { user_id: string; code_hash: string; created_at: Date };

/** The tables of db/migrations/…_identity_create_factors.sql. */
export type FactorTables = {
  'identity.factors': FactorsTable;
  'identity.factor_challenges': ChallengesTable;
  'identity.recovery_codes': RecoveryCodesTable;
};

export type FactorRow = Selectable<FactorsTable>;
export type ChallengeRow = Selectable<ChallengesTable>;
