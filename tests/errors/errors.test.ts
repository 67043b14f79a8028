import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { LoggedLine } from "./error-row.ts";
import { requestRows } from "./rows/all-rows.ts";
import { startShop, type Visit } from "./visit.ts";

/** Causes each situation of docs/errors.md on both built Workers, in English and in Japanese. */

const shop = startShop();
const PATIENCE = { timeout: 15_000 };
const LOCALES = [
	["en-it", "en"],
	["ja-jp", "ja"],
] as const;

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
test.each(requestRows.flatMap((row) => LOCALES.map(([locale, language]) => ({ ...row, locale, language }))))(
	"$situation ($locale)",
	async ({ run, status, reads, logs, isThrottled, locale, language }) => {
		const visit = shop().visit(locale);
		const seen = await run(visit);
		const { t } = textsOf(language);
		expect(seen.status).toBe(status);
		for (const key of reads) expect(seen.text, key).toContain(t(key).split("{{")[0]?.trim());
		if (logs && isThrottled && locale !== LOCALES[0][0]) return;
		if (logs) await expect.poll(() => isLogged(visit, logs) || visit.lines(), PATIENCE).toBe(true);
		else expect(troubles(visit)).toEqual([]);
		// The platform's words are for the log.
		expect(seen.text).not.toMatch(/asked for|TypeError|PlatformUnavailable/);
	},
);
