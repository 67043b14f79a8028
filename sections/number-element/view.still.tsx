import type { NumberView } from "./section.ts";
import styles from "./view.module.css";

export const Part = ({ view: { text } }: { view: NumberView }) => <p className={styles.number}>{text}</p>;
