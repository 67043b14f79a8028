import styles from "./niche.module.css";

/** The picture of an empty state; it loads nothing, so it also works offline. */
export const Niche = () => <div className={styles.niche} aria-hidden="true" />;
