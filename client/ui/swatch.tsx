import { classNames } from "./class-names.ts";
import styles from "./swatch.module.css";

export const Swatch = ({ hex, className }: { hex: string; className?: string }) => (
	<span className={classNames(styles.swatch, className)} style={{ color: hex }} />
);
