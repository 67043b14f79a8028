import type { Entry, Settings } from "../shared/entries.ts";
import { formatTime, fromField, toField, ZONE } from "../shared/times.ts";
import { useStudio } from "../shared/use-studio.ts";

/** For whom, where and how long an entry is shown. These settings apply at once. */
export function EntrySettings({ entry }: { entry: Entry }) {
	const { store, settings, say } = useStudio();
	const change = (next: Partial<Settings>) =>
		store.changeSettings(entry.id, next).then(
			() => say("The settings apply now."),
			(error: Error) => say(`The settings stay: ${error.message}`, "failed"),
		);
	return (
		<details className="settings">
			<summary>
				For whom and when
				<span className="meta">
					{entry.group ? ` · ${entry.group}` : ""}
					{entry.sites ? ` · ${entry.sites.length} sites` : ""}
					{entry.publishAt ? ` · from ${formatTime(entry.publishAt)}` : ""}
					{entry.unpublishAt ? ` · until ${formatTime(entry.unpublishAt)}` : ""}
				</span>
			</summary>
			<p className="hint">These apply at once, also to what is published.</p>
			<div className="row">
				<label htmlFor={`${entry.id}-group`}>Customer group</label>
				<select
					id={`${entry.id}-group`}
					value={entry.group ?? ""}
					onChange={(event) => change({ group: event.target.value || null })}
				>
					<option value="">Everyone</option>
					{settings.groups.map((group) => (
						<option key={group}>{group}</option>
					))}
				</select>
			</div>
			<fieldset className="row">
				<legend>Sites</legend>
				{settings.sites.map(({ id, name }) => {
					const shown = entry.sites ?? settings.sites.map((site) => site.id);
					const isShown = shown.includes(id);
					return (
						<label key={id} className="check">
							<input
								type="checkbox"
								checked={isShown}
								disabled={isShown && shown.length === 1}
								onChange={() => {
									const next = isShown ? shown.filter((one) => one !== id) : [...shown, id];
									change({ sites: next.length === settings.sites.length ? null : next });
								}}
							/>
							{name}
						</label>
					);
				})}
			</fieldset>
			{(["publishAt", "unpublishAt"] as const).map((name) => (
				<div key={name} className="row">
					<label htmlFor={`${entry.id}-${name}`}>
						{name === "publishAt" ? "Shown from" : "Shown until"} ({ZONE})
					</label>
					<input
						id={`${entry.id}-${name}`}
						type="datetime-local"
						key={entry[name]}
						defaultValue={toField(entry[name])}
						onBlur={(event) => {
							const value = fromField(event.target.value);
							if (toField(value) !== toField(entry[name])) change({ [name]: value });
						}}
					/>
				</div>
			))}
		</details>
	);
}
