import type { ValueChange } from "../shared/calls.ts";
import { toLabel } from "../shared/entries.ts";
import { useStudio } from "../shared/use-studio.ts";

const readWords = (value: unknown): string => {
	if (typeof value !== "object" || value === null) return "";
	const { value: words, link, content } = value as { value?: unknown; link?: unknown; content?: unknown[] };
	if (typeof words === "string") return words;
	if (typeof link === "string") return link;
	const inner = Array.isArray(value) ? value : content;
	return Array.isArray(inner) ? inner.map(readValue).filter(Boolean).join(", ") : JSON.stringify(value);
};
/** Returns a value as words: the text of a rich text, the ids of links. */
export const readValue = (value: unknown): string => {
	if (value === undefined || value === null) return "";
	return typeof value === "object" ? readWords(value) : String(value);
};

/** Values before and after, field by field. */
export function ChangeList({
	changes,
	labels,
}: {
	changes: readonly ValueChange[];
	labels: [string, string];
}) {
	const { settings } = useStudio();
	const findLanguage = (code: string | undefined) =>
		settings.languages.find((language) => language.code === code);
	if (changes.length === 0) return <p className="hint">Nothing differs.</p>;
	return (
		<table className="changes">
			<thead>
				<tr>
					<th scope="col">Field</th>
					<th scope="col">{labels[0]}</th>
					<th scope="col">{labels[1]}</th>
				</tr>
			</thead>
			<tbody>
				{changes.map(({ field, language, before, after }) => {
					const lang = findLanguage(language);
					return (
						<tr key={`${field}.${language}`}>
							<th scope="row">
								{toLabel(field)}
								{lang ? <span className="meta"> {lang.nativeName}</span> : null}
							</th>
							{[before, after].map((value, index) => (
								<td key={index === 0 ? "before" : "after"} lang={lang?.code} dir={lang?.direction}>
									{index === 0 ? <del>{readValue(value)}</del> : <ins>{readValue(value)}</ins>}
								</td>
							))}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
