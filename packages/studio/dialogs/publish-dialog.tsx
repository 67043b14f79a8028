import { useState } from "react";
import { takeStep } from "../shared/calls.ts";
import { Dialog } from "../shared/dialog.tsx";
import { type Entry, readTitle } from "../shared/entries.ts";
import { findClockChange, formatTime, fromField, readNow, toField, ZONE } from "../shared/times.ts";
import { useStudio } from "../shared/use-studio.ts";

type Props = { pageId: string; mode: "publish" | "schedule"; at: number | null; onClose: () => void };
type Outcome = { id: string; text: string; isFailed: boolean };

/** Publishes the drafts of a page and of all that it shows, at once or at a moment: what is shown first, the page last. */
export function PublishDialog({ pageId, mode, at, onClose }: Props) {
	const { store, settings, say } = useStudio();
	const [time, setTime] = useState(toField(at));
	const [end, setEnd] = useState("");
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [isBusy, setBusy] = useState(false);
	const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
	const drafts = store.listTree(pageId).filter(({ status }) => status === "draft" || status === "changed");
	const chosen = drafts.filter(({ id }) => !left.has(id)).toReversed();
	const publishAt = fromField(time);
	const isPast = publishAt !== null && publishAt <= readNow(settings);
	const findName = (entry: Entry): string => readTitle(entry, store.findType(entry.type));
	const publishOne = (entry: Entry) =>
		store.take(entry.id, (version) =>
			mode === "publish"
				? takeStep(entry.id, "publish", { version })
				: takeStep(entry.id, "schedule", {
						version,
						publishAt,
						...(end === "" ? {} : { unpublishAt: fromField(end) }),
					}),
		);
	const run = async () => {
		setBusy(true);
		const done: Outcome[] = [];
		for (const entry of chosen) {
			try {
				await publishOne(entry);
				done.push({ id: entry.id, text: findName(entry), isFailed: false });
			} catch (error) {
				done.push({ id: entry.id, text: `${findName(entry)}: ${(error as Error).message}`, isFailed: true });
				break;
			}
		}
		setBusy(false);
		setOutcomes(done);
		if (done.some(({ isFailed }) => isFailed)) return;
		const count = `${done.length} ${done.length === 1 ? "entry" : "entries"}`;
		say(
			mode === "publish" || publishAt === null
				? `Published ${count}.`
				: `Scheduled ${count} for ${formatTime(publishAt)} (${ZONE}).`,
		);
		onClose();
	};
	const failed = outcomes.find(({ isFailed }) => isFailed);
	return (
		<Dialog title={mode === "publish" ? "Publish" : "Schedule"} onClose={onClose}>
			{failed ? (
				<p role="alert" className="fault">
					{outcomes.length > 1 ? `${outcomes.length - 1} done. ` : ""}Not{" "}
					{mode === "publish" ? "published" : "scheduled"}: {failed.text}
				</p>
			) : null}
			{mode === "schedule" ? (
				<div className="columns">
					<div className="row">
						<label htmlFor="publish-at">Shown from ({ZONE})</label>
						<input
							id="publish-at"
							type="datetime-local"
							required
							value={time}
							onChange={(event) => setTime(event.target.value)}
						/>
					</div>
					<div className="row">
						<label htmlFor="publish-end">Shown until ({ZONE}), if it ends</label>
						<input
							id="publish-end"
							type="datetime-local"
							value={end}
							onChange={(event) => setEnd(event.target.value)}
						/>
					</div>
				</div>
			) : null}
			{[time, end].map((value, at) => {
				const change = findClockChange(value);
				const meant = fromField(value);
				return change && meant !== null ? (
					<p key={at === 0 ? "from" : "until"} className="hint" role="status">
						{change === "skipped"
							? `Clocks go on past this time: ${formatTime(meant)} is meant.`
							: `Clocks go back over this time: the first ${formatTime(meant)} is meant.`}
					</p>
				) : null;
			})}
			{isPast ? <p className="hint">This moment has passed: the entries are published at once.</p> : null}
			{drafts.length === 0 ? (
				<p className="hint">Everything on this page is published.</p>
			) : (
				<fieldset className="row">
					<legend>Drafts on this page</legend>
					{drafts.map((entry) => (
						<label key={entry.id} className="check">
							<input
								type="checkbox"
								checked={!left.has(entry.id)}
								onChange={() => {
									const next = new Set(left);
									if (!next.delete(entry.id)) next.add(entry.id);
									setLeft(next);
								}}
							/>
							<span dir="auto">{findName(entry)}</span>
							<span className="meta">
								{store.findType(entry.type)?.name} · {entry.updatedBy}
								{entry.planned.map((plan) => ` · planned for ${formatTime(plan.publishAt)}`)}
							</span>
						</label>
					))}
				</fieldset>
			)}
			<div className="actions">
				<button
					type="button"
					className="primary"
					disabled={isBusy || chosen.length === 0 || (mode === "schedule" && publishAt === null)}
					onClick={run}
				>
					{mode === "publish" ? `Publish ${chosen.length}` : `Schedule ${chosen.length}`}
				</button>
			</div>
		</Dialog>
	);
}
