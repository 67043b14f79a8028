import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { StatementView } from "./section.ts";
import styles from "./view.module.css";

export const Part = ({ view: { text } }: { view: StatementView }) => (
	<p className={classNames(type_.title, styles.statement)}>{text}</p>
);
