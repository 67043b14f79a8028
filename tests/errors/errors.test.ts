import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { findPrefix } from "../../scripts/lib/house.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { LoggedLine } from "./error-row.ts";
import { requestRows } from "./rows/all-rows.ts";
import { startShop, type Visit } from "./visit.ts";

/** Causes each situation of docs/errors.md on both built Workers, in English and in another language, in turns. */

const shop = startShop();
const PATIENCE = { timeout: 15_000 };
const ENGLISH = { locale: "en-it", language: "en" as const };
const OTHERS = await Promise.all(
	LANGUAGES.filter((language) => language !== ENGLISH.language).map(async (language) => ({
		locale: (await findPrefix(language)).slice(1),
		language,
	})),
);
const runs = requestRows.flatMap((row, at) =>
	[ENGLISH, ...OTHERS.slice(at % OTHERS.length, (at % OTHERS.length) + 1)].map((place) => ({
		...row,
		...place,
	})),
);

const isLogged = (visit: Visit, { level, source, title, details = {} }: LoggedLine): boolean =>
	visit.lines().some((line) => {
		const facts = Object.entries(details).every(([name, value]) => line.details?.[name] === value);
		return line.level === level && line.source === source && line.title === title && facts;
	});
const troubles = (visit: Visit): string[] =>
	visit
		.lines()
		.filter(({ level }) => level === "error" || level === "warning")
		.map(({ source, title }) => `${source}: ${title}`);

// proves platform-14
test.each(runs)(
	"$situation ($locale)",
	async ({ run, status, reads, logs, isThrottled, locale, language }) => {
		const visit = shop().visit(locale);
		const seen = await run(visit);
		const { t } = textsOf(language);
		expect(seen.status).toBe(status);
		for (const key of reads) expect(seen.text, key).toContain(t(key).split("{{")[0]?.trim());
		if (logs && isThrottled && locale !== ENGLISH.locale) return;
		if (logs) await expect.poll(() => isLogged(visit, logs) || visit.lines(), PATIENCE).toBe(true);
		else expect(troubles(visit)).toEqual([]);
		// The platform's words are for the log.
		expect(seen.text).not.toMatch(/asked for|TypeError|PlatformUnavailable/);
	},
);
