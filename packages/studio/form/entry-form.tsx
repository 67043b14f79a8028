import type { StudioPicture } from "../shared/calls.ts";
import { type Entry, type FormField, readTexts, readTitle, toLabel } from "../shared/entries.ts";
import { useStudio } from "../shared/use-studio.ts";
import { EntrySettings } from "./entry-settings.tsx";
import { FieldControl } from "./field-control.tsx";
import { LinksField } from "./links-field.tsx";
import { isMissing } from "./missing-texts.ts";

type Props = { entry: Entry; isRegion: (field: FormField) => boolean };

/** The form of an entry, drawn from its content type. Texts stand in two languages next to each other. */
export function EntryForm({ entry, isRegion }: Props) {
	const { store, settings, reference, target } = useStudio();
	const type = store.findType(entry.type);
	if (!type) return <p className="hint">The content type {entry.type} is not known.</p>;
	const write = (field: FormField, value: unknown) => {
		const { [field.id]: _, ...rest } = entry.fields;
		const film = field.id === "videoId" ? settings.films.find(({ id }) => id === value) : undefined;
		if (film) {
			const { id, provider, title, ratio } = film;
			const known = { internalTitle: title, aspectRatio: ratio, ...rest };
			return store.change(entry.id, { ...known, provider, videoId: id }, field.id);
		}
		store.change(entry.id, value === undefined ? rest : { ...entry.fields, [field.id]: value }, field.id);
	};
	/** The sizes of an image are those of its main picture. */
	const choosePicture = (field: FormField, { id, width, height }: StudioPicture) => {
		if (field.id !== "mediaId") return write(field, id);
		const { width: _, height: __, ...rest } = entry.fields;
		const sizes = width && height ? { width, height } : {};
		store.change(entry.id, { ...rest, mediaId: id, ...sizes }, field.id);
	};
	const refusal =
		store.status.kind === "refused" && store.status.id === entry.id ? store.status.reason : undefined;
	return (
		<div className="entry-form">
			<header>
				<h2 dir="auto">{readTitle(entry, type)}</h2>
				<p className="meta">
					{type.name} · {entry.id} · changed by {entry.updatedBy}
				</p>
				<p className="hint">{type.description}</p>
			</header>
			{refusal ? (
				<p role="alert" className="fault">
					Not saved: {refusal}
				</p>
			) : null}
			{type.fields
				.filter((field) => !isRegion(field))
				.map((field) => (
					<FormRow
						key={field.id}
						entry={entry}
						field={field}
						write={(value) => write(field, value)}
						onChoosePicture={(picture) => choosePicture(field, picture)}
						refusal={refusal}
					/>
				))}
			<EntrySettings entry={entry} />
			<p className="visually-hidden">
				Columns: {reference.nativeName} and {target.nativeName}
			</p>
		</div>
	);
}

function FormRow({
	entry,
	field,
	write,
	onChoosePicture,
	refusal,
}: {
	entry: Entry;
	field: FormField;
	write: (value: unknown) => void;
	onChoosePicture: (picture: StudioPicture) => void;
	refusal: string | undefined;
}) {
	const { reference, target } = useStudio();
	const label = toLabel(field.id);
	const id = `${entry.id}-${field.id}`;
	const value = entry.fields[field.id];
	const isInvalid = refusal?.split("\n").some((line) => line.startsWith(field.id)) ?? false;
	const hint = (
		<p id={`${id}-help`} className="hint">
			{field.help}
			{field.required ? " Required for publication." : ""}
		</p>
	);
	if (field.kind === "link" || field.kind === "links")
		return (
			<fieldset className="row" data-field={field.id}>
				<legend>{label}</legend>
				{hint}
				<LinksField field={field} value={value} label={label} onChange={write} />
			</fieldset>
		);
	const common = { field, describedBy: `${id}-help`, isInvalid };
	if (!field.localised)
		return (
			<div className="row" data-field={field.id}>
				<FieldControl
					{...common}
					id={id}
					label={label}
					value={value}
					onChange={write}
					onChoosePicture={onChoosePicture}
				/>
				{hint}
			</div>
		);
	const texts = readTexts(value);
	const writeText = (language: string) => (text: unknown) => {
		const { [language]: _, ...rest } = texts;
		const isEmpty = text === undefined || text === "" || (Array.isArray(text) && text.length === 0);
		const next = isEmpty ? rest : { ...rest, [language]: text };
		write(Object.keys(next).length === 0 ? undefined : next);
	};
	const columns = reference.code === target.code ? [reference] : [reference, target];
	const lacks = isMissing(field, value, target.code);
	return (
		<fieldset className="row" data-field={field.id} data-missing={lacks || undefined}>
			<legend>
				{label}
				{lacks ? <span className="missing">missing in {target.nativeName}</span> : null}
			</legend>
			{hint}
			<div className="languages">
				{columns.map((language) => (
					<FieldControl
						key={language.code}
						{...common}
						id={`${id}-${language.code}`}
						label={language.nativeName}
						name={`${label} in ${language.nativeName}`}
						language={language}
						value={texts[language.code]}
						onChange={writeText(language.code)}
					/>
				))}
			</div>
		</fieldset>
	);
}
