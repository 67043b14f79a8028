import styles from "./niche.module.css";

export const Niche = () => <div className={styles.niche} aria-hidden="true" />;
