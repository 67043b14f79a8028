import type { BadgeView } from "../../shared/contracts/views.ts";
import type_ from "../styles/type.module.css";
import styles from "./badges.module.css";
import { classNames } from "./class-names.ts";

export function Badges({ badges }: { badges: readonly BadgeView[] }) {
	if (badges.length === 0) return null;
	return (
		<ul className={classNames(styles.badges, type_.label)}>
			{badges.map(({ text, colour, background }) => (
				<li key={text} style={colour || background ? { color: colour, background } : undefined}>
					{text}
				</li>
			))}
		</ul>
	);
}
