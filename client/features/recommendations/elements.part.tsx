import type { ElementView, LinkView } from "../../../shared/contracts/views.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./elements.module.css";
import { RowsBelow } from "./rows-below.tsx";

/** Shows a part of the shop that editors placed by its id, on any page (content-42). */
export const Part = ({ view }: { view: ElementView }) =>
	view.element === "subcategories" ? <Ways links={view.links} /> : <RowsBelow />;

const Ways = ({ links }: { links: readonly LinkView[] }) => (
	<ul className={styles.ways}>
		{links.map((link) => (
			<li key={link.href}>
				<a className={classNames(type_.display, styles.way)} href={link.href}>
					{link.label}
				</a>
			</li>
		))}
	</ul>
);
