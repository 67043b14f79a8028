import { useEffect, useState } from "react";
import {
	compareVersions,
	type ListedVersion,
	readVersions,
	restoreVersion,
	type ValueChange,
} from "../shared/calls.ts";
import { Dialog } from "../shared/dialog.tsx";
import { toLabel } from "../shared/entries.ts";
import { formatTime, ZONE } from "../shared/times.ts";
import { useStudio } from "../shared/use-studio.ts";
import { ChangeList } from "./change-list.tsx";

const KINDS: Record<string, string> = {
	found: "was there before versions were kept",
	created: "created",
	edited: "edited",
	restored: "restored an older version",
	published: "published",
	scheduled: "scheduled",
	planned: "planned a version",
	due: "planned version published at its time",
	cancelled: "cancelled a planned version",
	unpublished: "unpublished",
	archived: "archived",
	imported: "imported from a file",
	deleted: "deleted",
};

/** The kept versions of an entry: who changed what and when, compared with now, and restored. */
export function HistoryDialog({ id, onClose }: { id: string; onClose: () => void }) {
	const { store, say } = useStudio();
	const [versions, setVersions] = useState<readonly ListedVersion[]>();
	const [next, setNext] = useState<number | null>(null);
	const [chosen, setChosen] = useState<number>();
	const [changes, setChanges] = useState<readonly ValueChange[]>();
	const [fault, setFault] = useState<string>();
	const latest = versions?.[0]?.number;
	const load = (before?: number) =>
		store
			.save()
			.then(() => readVersions(id, before))
			.then(
				(page) => {
					setVersions((known = []) => (before ? [...known, ...page.items] : page.items));
					setNext(page.next);
				},
				(error: Error) => setFault(error.message),
			);
	// biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each entry.
	useEffect(() => void load(), [id]);
	const compare = (number: number) => {
		setChosen(number);
		setChanges(undefined);
		if (latest !== undefined)
			compareVersions(id, latest, number).then(setChanges, (error: Error) => setFault(error.message));
	};
	const restore = async (number: number) => {
		try {
			await store.take(id, (version) => restoreVersion(id, number, version));
			say("The version is the draft now. Publish it to show it.");
			onClose();
		} catch (error) {
			setFault((error as Error).message);
		}
	};
	return (
		<Dialog title="History" isWide onClose={onClose}>
			{fault ? (
				<p role="alert" className="fault">
					{fault}
				</p>
			) : null}
			<p className="hint">Times are {ZONE}.</p>
			<div className="history">
				<ol>
					{versions?.map(({ number, at, by, change, changed, isSeen }) => (
						<li key={number} aria-current={number === chosen ? "true" : undefined}>
							<button
								type="button"
								className="name"
								disabled={number === latest}
								onClick={() => compare(number)}
							>
								<span className="title">
									{by} {KINDS[change] ?? change}
								</span>
								<span className="meta">
									{formatTime(at)}
									{changed?.length ? ` · ${changed.map(toLabel).join(", ")}` : ""}
									{isSeen ? " · seen by shoppers" : ""}
									{number === latest ? " · now" : ""}
								</span>
							</button>
						</li>
					))}
				</ol>
				<div>
					{chosen === undefined ? <p className="hint">Choose a version to compare it with now.</p> : null}
					{changes && chosen !== undefined ? (
						<>
							<ChangeList changes={changes} labels={["Now", "Then"]} />
							<button type="button" className="primary" onClick={() => restore(chosen)}>
								Restore this version
							</button>
						</>
					) : null}
				</div>
			</div>
			{next === null ? null : (
				<button type="button" onClick={() => load(next)}>
					Older versions
				</button>
			)}
		</Dialog>
	);
}
