import { html } from "hono/html";
import { NO_STORE } from "../../base/no-store.ts";
import type { ContentDifference } from "../../platform/content/page-changes.ts";

/** Shows what changes between now and then to an editor (preview-7). */
export const showChanges = ({ from, to, pages }: ContentDifference): Response =>
	new Response(
		String(
			html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Changes until ${to}</title></head><body><main><h1>Changes between ${from} and ${to}</h1>${
				pages.length === 0
					? html`<p>Nothing changes.</p>`
					: html`<ul>${pages.map(
							({ slug, change, sections }) =>
								html`<li>${slug} (${change})<ul>${sections.map(
									(section) => html`<li>${section.type} ${section.id} (${section.change})</li>`,
								)}</ul></li>`,
						)}</ul>`
			}</main></body></html>`,
		),
		{ headers: { "content-type": "text/html; charset=utf-8", "cache-control": NO_STORE } },
	);
