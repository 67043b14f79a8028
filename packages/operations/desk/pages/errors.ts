import { type ErrorGroup, listErrors } from "../../errors/error-groups.ts";
import type { Desk } from "../desk-context.ts";
import { type Html, html } from "../html.ts";
import { DESK, type View } from "../layout.ts";
import { writeTable, writeTime } from "../parts.ts";

const MOST = 200;

const describe = ({ title, source, about, file, stack }: ErrorGroup): Html =>
	html`${title}<br><small>${source}${
		about ? html` · ${about}` : ""
	}${file ? html` · <code>${file}</code>` : ""}</small>${
		stack ? html`<details><summary>Stack of the last one</summary><pre>${stack}</pre></details>` : ""
	}`;

export const writeErrors = (
	caption: string,
	groups: readonly ErrorGroup[],
	forget?: (id: string) => Html,
): Html =>
	writeTable(
		caption,
		[
			{ name: "Error" },
			{ name: "From" },
			{ name: "Count", isNumber: true },
			{ name: "Last and first" },
			{ name: "Request and release" },
			...(forget ? [{ name: "When it is solved" }] : []),
		],
		groups.map((group) => [
			describe(group),
			group.type === "client" ? "browser" : "Worker",
			group.count,
			html`${writeTime(group.last)}<br><small>${writeTime(group.first)}</small>`,
			html`<code>${group.requestId || "–"}</code><br><small><code>${group.release}</code>${
				group.firstRelease === group.release ? "" : html`, first <code>${group.firstRelease}</code>`
			}</small>`,
			...(forget ? [forget(group.id)] : []),
		]),
		"none.",
	);

export const showErrors = async ({ env }: Desk): Promise<View> => {
	const groups = await listErrors(env.DB, MOST);
	return {
		title: "Errors",
		content: html`<p>An error is grouped by its message without ids and numbers, its source, the service that it is about and the first own file of its stack. The request leads to its lines in the log.</p>${writeErrors(
			"Groups of errors, the last seen first",
			groups,
			(id) =>
				html`<form method="post" action="${`${DESK}/errors`}"><input type="hidden" name="id" value="${id}"><button class="plain" aria-label="Forget the group ${id}">Forget</button></form>`,
		)}${groups.length > 0 ? html`<form method="post" action="${`${DESK}/errors`}"><input type="hidden" name="id" value="all"><button class="plain">Forget all groups</button></form>` : ""}`,
	};
};
