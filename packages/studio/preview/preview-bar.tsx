import { formatTime, fromField, readNow, toField, ZONE } from "../shared/times.ts";
import { useStudio } from "../shared/use-studio.ts";
import { type PreviewChoice, readSourceCode, WIDTHS } from "./preview-choice.ts";

type Props = {
	choice: PreviewChoice;
	onChange: (change: Partial<PreviewChoice>) => void;
	onCopy: () => void;
};

/** Chooses country, language, moment, customer group and screen of the preview (studio-7). */
export function PreviewBar({ choice, onChange, onCopy }: Props) {
	const { settings } = useStudio();
	const country = settings.countries.find(({ code }) => code === choice.country);
	const findName = (code: string): string =>
		settings.languages.find((language) => language.code === code)?.nativeName ?? code;
	return (
		<section className="preview-bar" aria-label="Choices of the preview">
			<fieldset className="widths">
				<legend className="visually-hidden">Screen</legend>
				{WIDTHS.map(({ width, name }) => (
					<button
						key={width}
						type="button"
						aria-pressed={choice.width === width}
						onClick={() => onChange({ width })}
					>
						{name} <span className="meta">{width}</span>
					</button>
				))}
			</fieldset>
			<button type="button" className="copy" onClick={onCopy}>
				Copy link for a colleague
			</button>
			<label>
				Country
				<select
					value={choice.country}
					onChange={(event) => {
						const next = settings.countries.find(({ code }) => code === event.target.value);
						const language = next?.languages.includes(choice.language)
							? choice.language
							: (next?.languages[0] ?? choice.language);
						onChange({ country: event.target.value, language });
					}}
				>
					{settings.countries.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</select>
			</label>
			<label>
				Language
				<select value={choice.language} onChange={(event) => onChange({ language: event.target.value })}>
					{country?.languages.map((code) => (
						<option key={code} value={code} lang={code}>
							{findName(code)}
						</option>
					))}
				</select>
			</label>
			<label>
				Customer group
				<select value={choice.group} onChange={(event) => onChange({ group: event.target.value })}>
					<option value="">Everyone</option>
					{settings.groups.map((group) => (
						<option key={group}>{group}</option>
					))}
				</select>
			</label>
			<label>
				Source code
				<input
					value={choice.sourceCode}
					autoComplete="off"
					spellCheck={false}
					onChange={(event) => onChange({ sourceCode: readSourceCode(event.target.value) })}
				/>
			</label>
			<label>
				Moment ({ZONE})
				<input
					type="datetime-local"
					value={toField(choice.at)}
					onChange={(event) => onChange({ at: fromField(event.target.value) })}
				/>
			</label>
			<button
				type="button"
				className="quiet"
				disabled={choice.at === null}
				onClick={() => onChange({ at: null })}
			>
				Now
			</button>
			{settings.ahead > 0 ? (
				<p className="meta">The shop's clock is ahead: {formatTime(readNow(settings))}</p>
			) : null}
			<label className="check">
				<input
					type="checkbox"
					checked={choice.hasDrafts}
					onChange={(event) => onChange({ hasDrafts: event.target.checked })}
				/>
				Drafts
			</label>
		</section>
	);
}
