import type { TextPartView } from "../../../shared/contracts/views.ts";
import type_ from "../../styles/type.module.css";

/** Draws lines of an editors' text, some of which have links. */
export const Lines = ({ text }: { text: readonly TextPartView[][] }) =>
	text.map((parts) => (
		<p key={JSON.stringify(parts)}>
			{parts.map(({ text, href }) =>
				href ? (
					<a key={text} className={type_.link} href={href}>
						{text}
					</a>
				) : (
					text
				),
			)}
		</p>
	));
