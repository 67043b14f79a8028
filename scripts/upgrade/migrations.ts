import type { Migration } from "./migration.ts";
import { migration as theme } from "./migrations/0001-theme.ts";
import { migration as fonts } from "./migrations/0002-fonts.ts";
import { migration as legal } from "./migrations/0003-legal.ts";
import { migration as legalFacts } from "./migrations/0004-legal-facts.ts";

/** In their order. The number of a migration is its place here, from 1 on. */
export const migrations: readonly Migration[] = [theme, fonts, legal, legalFacts];

export const newestMigration = migrations.length;
