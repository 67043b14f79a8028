import { toLinkedParts } from "../../../shared/domain/legal/linked-text.ts";

/** Shows a text whose words in brackets are links. They open a tab of their own, so that what was typed into a form stays. */
export function LinkedText({ text, hrefs }: { text: string; hrefs: readonly (string | undefined)[] }) {
	return toLinkedParts(text, hrefs).map((part) =>
		part.href ? (
			<a key={part.text} href={part.href} target="_blank" rel="noopener">
				<u>{part.text}</u>
			</a>
		) : (
			part.text
		),
	);
}
