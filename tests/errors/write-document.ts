import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { LoggedLine } from "./error-row.ts";
import { absentRows } from "./rows/absent-rows.ts";
import { rowsByPart } from "./rows/all-rows.ts";
import { namedRows } from "./rows/named-rows.ts";

const HEAD = `# Errors

What can go wrong, what causes it in a test, what the shopper reads, and what the log says. \`tests/errors/errors.test.ts\` causes each situation of the first tables on
both built Workers, in English and in one of the other languages, which take turns, and compares status, words and line of the log. Shoppers read the texts of their
language by these keys, which each of ${LANGUAGES.join(", ")} has; the platform's own words stand in the log alone (rule platform-14).

This file is written from \`tests/errors/rows\`: change a row there, then run
\`npx vitest run --project unit tests/contract/errors-document.test.ts -u\`.
`;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const words = (keys: readonly string[]): string => {
	const { t } = textsOf("en");
	return keys.length === 0 ? "no message" : keys.map((key) => `\`${key}\` “${t(key)}”`).join("<br>");
};
const line = (logs: LoggedLine | null): string => {
	if (!logs) return "nothing";
	const details = Object.entries(logs.details ?? {}).map(([name, value]) => `${name}: ${value}`);
	return [`${logs.level} \`${logs.source}\` “${logs.title}”`, ...details].join("<br>");
};

/** Returns docs/errors.md. */
export const writeErrorDocument = (): string =>
	[
		HEAD,
		...Object.entries(rowsByPart).map(
			([part, rows]) =>
				`## ${part}\n\n${table(
					["Situation", "Cause", "The shopper reads", "Status", "The log says"],
					rows.map(({ situation, cause, reads, status, logs }) => [
						situation,
						cause,
						words(reads),
						String(status),
						line(logs),
					]),
				)}\n`,
		),
		`## Caused by other tests\n\n${table(
			["Situation", "Cause", "The shopper reads", "The log says", "Test"],
			namedRows.map(({ situation, cause, reads, says, provedBy: { file, title } }) => [
				situation,
				cause,
				words(reads),
				says,
				`\`${file}\`: ${title}`,
			]),
		)}\n`,
		`## Cannot occur\n\n${table(
			["Situation", "Reason"],
			absentRows.map(({ situation, reason }) => [situation, reason]),
		)}\n`,
	].join("\n");
