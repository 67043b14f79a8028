import styles from "./niche.module.css";

/** The picture of what is empty or closed: it needs nothing from anywhere, so it is there when nothing else is. */
export const Niche = () => <div className={styles.niche} aria-hidden="true" />;
