import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Cta } from "../../client/ui/cta.tsx";
import type { StatementView } from "./section.ts";
import styles from "./view.module.css";

export const Part = ({ view: { text, link } }: { view: StatementView }) =>
	link ? (
		<div className={styles.statement}>
			<p className={classNames(type_.title, styles.linked)}>{text}</p>
			<Cta cta={link} />
		</div>
	) : (
		<p className={classNames(type_.title, styles.statement)}>{text}</p>
	);
