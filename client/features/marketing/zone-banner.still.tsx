import type { ZoneView } from "../../../shared/contracts/views.ts";
import type_ from "../../styles/type.module.css";

/** A popup opens by script (zone-windows.tsx); without one the link leads to the popup's first page. */
export function Part({ zone }: { zone: ZoneView }) {
	const { title, text, popup } = zone;
	const link = zone.link ?? popup?.links[0];
	const words = [title, ...text.map((parts) => parts.map((part) => part.text).join(""))]
		.filter(Boolean)
		.join(" ");
	return (
		<p>
			{words}{" "}
			{link ? (
				<a className={type_.link} href={link.href} data-popup={popup ? zone.zone : undefined}>
					{popup && !zone.link ? popup.title : link.label}
				</a>
			) : null}
		</p>
	);
}
