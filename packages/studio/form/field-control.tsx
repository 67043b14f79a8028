import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { useState } from "react";
import { RichTextField } from "../rich-text/rich-text-field.tsx";
import type { StudioPicture } from "../shared/calls.ts";
import type { FormField, Language } from "../shared/entries.ts";
import { useStudio } from "../shared/use-studio.ts";
import { FilmChoice, PictureField } from "./media-fields.tsx";

type Props = {
	id: string;
	label: string;
	/** The whole name, if the label names the language alone. */
	name?: string;
	field: FormField;
	language?: Language;
	describedBy: string;
	isInvalid: boolean;
	value: unknown;
	onChange: (value: unknown) => void;
	/** Takes a picture with its sizes; without it, a picture is its id alone. */
	onChoosePicture?: (picture: StudioPicture) => void;
};

const asText = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

/** One control of a form, for one language. */
export function FieldControl(props: Props) {
	const {
		id,
		label,
		name = label,
		field,
		language,
		describedBy,
		isInvalid,
		value,
		onChange,
		onChoosePicture,
	} = props;
	const { chooseEntry } = useStudio();
	const lang = language?.code ?? "en";
	const dir = language?.direction ?? "ltr";
	const attributes = {
		id,
		"aria-label": name === label ? undefined : name,
		"aria-describedby": describedBy,
		"aria-invalid": isInvalid || undefined,
		...(language ? { lang, dir } : {}),
	};
	const writeText = (text: string) => onChange(text === "" ? undefined : text);
	const caption = (
		<label htmlFor={id} lang={language?.code} dir={language ? dir : undefined}>
			{label}
		</label>
	);
	switch (field.kind) {
		case "rich-text":
			return (
				<div>
					<span className="caption" lang={lang} dir={dir}>
						{label}
					</span>
					<RichTextField
						label={name}
						describedBy={describedBy}
						lang={lang}
						dir={dir}
						value={value as RichTextNode | undefined}
						isInvalid={isInvalid}
						chooseEntry={field.embeds?.length ? () => chooseEntry(field.embeds ?? []) : undefined}
						onChange={onChange}
					/>
				</div>
			);
		case "boolean":
			return (
				<label className="check">
					<input
						{...attributes}
						type="checkbox"
						checked={(value ?? field.default) === true}
						onChange={(event) => onChange(event.target.checked)}
					/>
					{label}
				</label>
			);
		case "choice":
			return (
				<div>
					{caption}
					<select {...attributes} value={asText(value)} onChange={(event) => writeText(event.target.value)}>
						<option value="">{field.default === undefined ? "—" : `${field.default} (usual)`}</option>
						{field.values?.map((one) => (
							<option key={one}>{one}</option>
						))}
					</select>
				</div>
			);
		case "integer":
		case "number":
			return (
				<div>
					{caption}
					<input
						{...attributes}
						type="number"
						min={field.minimum}
						max={field.maximum}
						step={field.kind === "integer" ? 1 : "any"}
						placeholder={asText(field.default)}
						value={asText(value)}
						onChange={(event) => onChange(event.target.value === "" ? undefined : Number(event.target.value))}
					/>
				</div>
			);
		case "colour":
			return (
				<div>
					{caption}
					<div className="colour">
						<input
							{...attributes}
							value={asText(value)}
							placeholder="#000000"
							onChange={(event) => writeText(event.target.value)}
						/>
						<input
							type="color"
							aria-label={`Choose ${name}`}
							value={/^#[0-9a-f]{6}$/i.test(asText(value)) ? asText(value) : "#000000"}
							onChange={(event) => writeText(event.target.value)}
						/>
					</div>
				</div>
			);
		case "image":
			return (
				<div>
					{caption}
					<PictureField
						attributes={attributes}
						name={name}
						value={asText(value)}
						onChange={writeText}
						onChoose={onChoosePicture ?? (({ id }) => writeText(id))}
					/>
				</div>
			);
		case "texts":
			return (
				<div>
					{caption}
					<textarea
						{...attributes}
						rows={3}
						value={Array.isArray(value) ? value.join("\n") : ""}
						onChange={(event) => {
							const lines = event.target.value.split("\n");
							onChange(event.target.value === "" ? undefined : lines);
						}}
						onBlur={() => Array.isArray(value) && onChange(value.filter((line) => line !== ""))}
					/>
				</div>
			);
		case "json":
			return <JsonControl {...props} caption={caption} attributes={attributes} />;
		default:
			return (
				<div>
					{caption}
					{field.lines === "multiple" || (field.maximum ?? 0) > 300 ? (
						<textarea
							{...attributes}
							rows={3}
							maxLength={field.maximum}
							value={asText(value)}
							onChange={(event) => writeText(event.target.value)}
						/>
					) : (
						<input
							{...attributes}
							maxLength={field.maximum}
							value={asText(value)}
							onChange={(event) => writeText(event.target.value)}
						/>
					)}
					{field.id === "videoId" || field.id === "mobileVideoId" ? (
						<FilmChoice name={name} value={asText(value)} onChange={writeText} />
					) : null}
				</div>
			);
	}
}

function JsonControl({
	value,
	onChange,
	caption,
	attributes,
}: Props & { caption: React.ReactNode; attributes: React.TextareaHTMLAttributes<HTMLTextAreaElement> }) {
	const [text, setText] = useState(() => (value === undefined ? "" : JSON.stringify(value, null, 2)));
	const [isBroken, setBroken] = useState(false);
	return (
		<div>
			{caption}
			<textarea
				{...attributes}
				className="code"
				rows={4}
				dir="ltr"
				spellCheck={false}
				aria-invalid={isBroken || attributes["aria-invalid"]}
				value={text}
				onChange={(event) => {
					setText(event.target.value);
					try {
						onChange(event.target.value.trim() === "" ? undefined : JSON.parse(event.target.value));
						setBroken(false);
					} catch {
						setBroken(true);
					}
				}}
			/>
			{isBroken ? <p className="fault">This is not yet JSON, and is not saved.</p> : null}
		</div>
	);
}
