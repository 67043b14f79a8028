import { useState } from "react";
import { search } from "../shared/calls.ts";
import { describeFound } from "../shared/describe-found.ts";
import { Dialog } from "../shared/dialog.tsx";
import { useSearch } from "../shared/use-search.ts";
import { useStudio } from "../shared/use-studio.ts";

/** Finds an entry of some types by its id or any text. */
export function ChooseDialog({
	types,
	onChoose,
}: {
	types: readonly string[];
	onChoose: (id: string | undefined) => void;
}) {
	const { store, settings } = useStudio();
	const [q, setQ] = useState("");
	const { found: entries = [], isFailed } = useSearch(() => search(q, types), [q, ...types].join(" "));
	const found = isFailed ? [] : entries;
	return (
		<Dialog title="Choose an entry" onClose={() => onChoose(undefined)}>
			<input
				type="search"
				aria-label="Search entries"
				placeholder="Title, id or any word"
				value={q}
				onChange={(event) => setQ(event.target.value)}
			/>
			<ul className="found">
				{found.map((entry) => (
					<li key={entry.id}>
						<button type="button" className="name" onClick={() => onChoose(entry.id)}>
							<span className="title" dir="auto">
								{entry.title || entry.id}
							</span>
							<span className="meta">
								{store.findType(entry.type)?.name} · {entry.id}
								{describeFound(entry, settings)}
							</span>
						</button>
					</li>
				))}
			</ul>
			{found.length === 0 ? <p className="hint">No entry holds these words.</p> : null}
		</Dialog>
	);
}
