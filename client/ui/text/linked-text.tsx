type LinkedTextProps = { parts: readonly { text: string; href?: string }[]; inPlace?: boolean };

/** Shows a text with links. Unless they open in place, they open a tab of their own, so that what was typed into a form stays. */
export function LinkedText({ parts, inPlace }: LinkedTextProps) {
	const tab = inPlace ? undefined : { target: "_blank", rel: "noopener" };
	return parts.map(({ text, href }) =>
		href ? (
			<a key={text} href={href} {...tab}>
				<u>{text}</u>
			</a>
		) : (
			text
		),
	);
}
