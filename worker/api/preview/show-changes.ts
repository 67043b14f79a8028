import { html } from "hono/html";
import type { ContentDifference } from "../../platform/content/page-changes.ts";
import { plainPage } from "../../request/preview/plain-page.ts";

/** Shows what changes between now and then to an editor (preview-7). */
export const showChanges = ({ from, to, pages }: ContentDifference): Response =>
	plainPage(
		`Changes between ${from} and ${to}`,
		pages.length === 0
			? html`<p>Nothing changes.</p>`
			: html`<ul>${pages.map(
					({ slug, change, sections }) =>
						html`<li>${slug} (${change})<ul>${sections.map(
							(section) => html`<li>${section.type} ${section.id} (${section.change})</li>`,
						)}</ul></li>`,
				)}</ul>`,
	);
