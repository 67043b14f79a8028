import { SHELL } from "@vetrina/content-model/section-ids.ts";
import { useState } from "react";
import { search } from "../shared/calls.ts";
import { describeFound } from "../shared/describe-found.ts";
import { useSearch } from "../shared/use-search.ts";
import { useStudio } from "../shared/use-studio.ts";

const PAGES = ["Page", "JournalArticle", "BrandPage", "CategoryContent", "ListContent", "ProductContent"];
const PAUSE = 200;

type Shown = { pageId: string | undefined; onOpen: (id: string) => void };

function FoundPages({
	q,
	types,
	title,
	pageId,
	onOpen,
}: Shown & { q: string; types: readonly string[]; title: string }) {
	const { store, settings } = useStudio();
	// A saved change may be one of a page's title.
	const { found: pages, isFailed } = useSearch(() => search(q, types), `${store.saved} ${q}`, PAUSE);
	return (
		<>
			{isFailed ? <p className="hint">The list “{title}” cannot be loaded now.</p> : null}
			{pages?.length === 0 ? <p className="hint">Nothing under “{title}” holds these words.</p> : null}
			{pages && pages.length > 0 ? <h3>{title}</h3> : null}
			<ul>
				{pages?.map((page) => (
					<li key={page.id}>
						<button
							type="button"
							aria-current={page.id === pageId ? "page" : undefined}
							onClick={() => onOpen(page.id)}
						>
							<span className="title">{page.title || page.id}</span>
							<span className="meta">
								{page.slug ?? store.findType(page.type)?.name}
								{describeFound(page, settings)}
							</span>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

/** The pages of the house, and what stands on every page, found by title, address or any text. */
export function PageList(shown: Shown) {
	const [q, setQ] = useState("");
	return (
		<nav aria-label="Pages" className="pages">
			<h2>Pages</h2>
			<input
				type="search"
				aria-label="Search pages"
				placeholder="Search pages"
				value={q}
				onChange={(event) => setQ(event.target.value)}
			/>
			<FoundPages {...shown} q={q} types={SHELL} title="On every page" />
			<FoundPages {...shown} q={q} types={PAGES} title="At an address" />
		</nav>
	);
}
