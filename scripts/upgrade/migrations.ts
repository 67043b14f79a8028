import type { Migration } from "./migration.ts";
import { migration as theme } from "./migrations/0001-theme.ts";

/** In their order. The number of a migration is its place here, from 1 on. */
export const migrations: readonly Migration[] = [theme];

export const newestMigration = migrations.length;
