import { type Html, html } from "./html.ts";

export type Cell = string | number | Html | undefined;
type Column = { name: string; isNumber?: boolean };

/** A table that scrolls by itself, also with the keyboard, where the window is narrow. The first cell of a row is its heading. */
export const writeTable = (
	caption: string,
	columns: readonly Column[],
	rows: readonly (readonly Cell[])[],
	nothing = "Nothing yet.",
): Html => {
	if (rows.length === 0) return html`<p class="quiet">${caption}: ${nothing}</p>`;
	const kind = (index: number) => (columns[index]?.isNumber ? html` class="number"` : "");
	return html`<div class="table" role="region" tabindex="0" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${columns.map(({ name }, index) => html`<th scope="col"${kind(index)}>${name}</th>`)}</tr></thead>
<tbody>${rows.map(
		(row) =>
			html`<tr>${row.map((cell, index) => (index === 0 ? html`<th scope="row">${cell}</th>` : html`<td${kind(index)}>${cell}</td>`))}</tr>`,
	)}</tbody></table></div>`;
};

export const writeFacts = (facts: readonly { name: string; value: Cell; isLong?: boolean }[]): Html =>
	html`<dl class="facts">${facts.map(
		({ name, value, isLong }) =>
			html`<div><dt>${name}</dt><dd${isLong ? html` class="small"` : ""}>${value}</dd></div>`,
	)}</dl>`;

export const writeState = (state: string): Html => html`<span class="${state}">${state}</span>`;

export const writeMessage = (text: Cell, isBad = false): Html =>
	html`<p class="message${isBad ? " bad" : ""}" role="${isBad ? "alert" : "status"}">${text}</p>`;

export const writeChoice = (
	name: string,
	label: string,
	options: readonly string[],
	{ chosen, all }: { chosen?: string; all?: string } = {},
): Html =>
	html`<label for="${name}">${label}</label><select id="${name}" name="${name}">${all === undefined ? "" : html`<option value="">${all}</option>`}${options.map(
		(option) => html`<option${option === chosen ? html` selected` : ""}>${option}</option>`,
	)}</select>`;

/** Writes a time as "2026-11-30 11:04:05 UTC". */
export const writeTime = (time: number | string | null | undefined): Cell => {
	if (time === null || time === undefined) return "–";
	const date = new Date(time);
	if (Number.isNaN(date.getTime())) return "–";
	const text = date.toISOString();
	return html`<time datetime="${text}">${text.slice(0, 19).replace("T", " ")} UTC</time>`;
};

export const writeShare = (part: number, whole: number): string =>
	whole === 0 ? "–" : `${((100 * part) / whole).toFixed(part === whole ? 0 : 1)} %`;
