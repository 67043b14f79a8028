import { Dialog } from "../shared/dialog.tsx";
import { readTitle } from "../shared/entries.ts";
import { formatTime } from "../shared/times.ts";
import { useStudio } from "../shared/use-studio.ts";
import type { Conflict } from "../store/entry-store.ts";
import { ChangeList } from "./change-list.tsx";

/** Shows what another editor has changed meanwhile. Whatever is chosen, the other text stays: in the history, or one undo away. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
	const { store } = useStudio();
	const { theirs } = conflict;
	const { mine, theirs: others } = store.describeConflict(conflict);
	const isBoth = others.some((other) =>
		mine.some(({ field, language }) => field === other.field && language === other.language),
	);
	return (
		<Dialog title="Another editor was first" isWide onClose={() => store.resolve("mine")}>
			<p>
				<strong>{theirs.updatedBy}</strong> changed “{readTitle(theirs, store.findType(theirs.type))}” on{" "}
				{formatTime(theirs.updatedAt)}, while you were writing.
			</p>
			<h3>What {theirs.updatedBy} changed</h3>
			<ChangeList changes={others} labels={["Before", "Theirs"]} />
			<h3>What you changed</h3>
			<ChangeList changes={mine} labels={["Before", "Yours"]} />
			<p className="hint">
				{isBoth
					? "Both of you changed the same text. Yours replaces theirs, which stays in the history."
					: "You changed different texts, so both stay if you keep yours."}
			</p>
			<div className="actions">
				<button type="button" className="primary" onClick={() => store.resolve("mine")}>
					Keep mine
				</button>
				<button type="button" onClick={() => store.resolve("theirs")}>
					Take theirs
				</button>
			</div>
		</Dialog>
	);
}
