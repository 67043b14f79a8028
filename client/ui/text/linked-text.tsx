/** Shows a text with links, which open a tab of their own, so that what was typed into a form stays. */
export function LinkedText({ parts }: { parts: readonly { text: string; href?: string }[] }) {
	return parts.map(({ text, href }) =>
		href ? (
			<a key={text} href={href} target="_blank" rel="noopener">
				<u>{text}</u>
			</a>
		) : (
			text
		),
	);
}
