import { isPlaced, PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import { html } from "hono/html";
import type { ContentDifference } from "../../platform/content/page-changes.ts";
import { formatMoment } from "../../request/preview/format-moment.ts";
import { plainPage } from "../../request/preview/plain-page.ts";

type Changed = ContentDifference["pages"][number];

/** Returns the name of a content type for editors: "Product carousel" for "ProductCarousel". */
const toKind = (type: string): string => type.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const showTitle = ({ type, id, title, slug }: Changed, root: string) => {
	const name = title || id;
	if (slug === "") return `${toKind(type)}: ${name}`;
	if (slug !== PLACED_PAGES.home && isPlaced(slug)) return name;
	return html`<a href="${root}${slug === PLACED_PAGES.home ? "/" : slug}">${name}</a>`;
};

/** Shows what changes between now and then to an editor (preview-7). `root`: the path of the shop whose pages the list links to. */
export const showChanges = ({ from, to, pages }: ContentDifference, root: string): Response =>
	plainPage(
		"Changes between now and then",
		html`<p>Now: ${formatMoment(from)}<br>Then: ${from === to ? "now, with drafts" : formatMoment(to)}</p>${
			pages.length === 0
				? html`<p>Nothing changes.</p>`
				: pages.map(
						(page) =>
							html`<h2>${showTitle(page, root)} <small>${page.slug} ${page.change}</small></h2><ul>${page.sections.map(
								({ id, type, change }) =>
									html`<li><small>${change}</small>${toKind(type)} <small>${id}</small></li>`,
							)}</ul>`,
					)
		}<p><a href="${root}/">Back to the preview</a></p>`,
	);
