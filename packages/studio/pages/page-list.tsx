import { useState } from "react";
import { search } from "../shared/calls.ts";
import { useSearch } from "../shared/use-search.ts";
import { useStudio } from "../shared/use-studio.ts";

const PAGES = ["Page", "JournalArticle", "BrandPage", "CategoryContent", "ListContent", "ProductContent"];
const PAUSE = 200;

/** The pages of the house, found by title, address or any text. */
export function PageList({ pageId, onOpen }: { pageId: string | undefined; onOpen: (id: string) => void }) {
	const { store } = useStudio();
	const [q, setQ] = useState("");
	// A saved change may be one of a page's title.
	const { found: pages, isFailed } = useSearch(() => search(q, PAGES), `${store.saved} ${q}`, PAUSE);
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
			{isFailed ? <p className="hint">The list cannot be loaded now.</p> : null}
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
								{page.isPlanned ? " · planned" : page.status === "published" ? "" : ` · ${page.status}`}
							</span>
						</button>
					</li>
				))}
			</ul>
			{pages?.length === 0 ? <p className="hint">No page holds these words.</p> : null}
		</nav>
	);
}
