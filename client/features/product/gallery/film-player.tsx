import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FilmView } from "../../../../pages/product/contract.ts";
import { shouldPlay } from "../../../../shared/domain/media/films.ts";
import { useTranslation } from "../../../state/texts.ts";
import styles from "./film-player.module.css";
import { useFilmConditions, useFilmFit } from "./use-film-conditions.ts";

const USUAL = { autoplay: true, muted: true, loop: true } as const;
const ICON = 25;

const SIGNS = {
	play: "M7.5 5v14L19 12 7.5 5Z",
	pause: "M8.5 5v14M15.5 5v14",
	sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15 9.2a4 4 0 0 1 0 5.6M17.4 6.8a7.4 7.4 0 0 1 0 10.4",
	silence: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9.5l5 5M20.5 9.5l-5 5",
} as const;

function Control({ sign, label, onClick }: { sign: keyof typeof SIGNS; label: string; onClick: () => void }) {
	return (
		<button type="button" className={styles.control} aria-label={label} onClick={onClick}>
			<svg
				viewBox="0 0 24 24"
				width={ICON}
				height={ICON}
				fill="none"
				stroke="currentColor"
				strokeWidth="1.25"
				strokeLinejoin="round"
				aria-hidden="true"
			>
				<path d={SIGNS[sign]} />
			</svg>
		</button>
	);
}

/** Renders a film, which plays while it is visible. If it fails, its thumbnail stays (media-8). */
export function FilmPlayer({ film, onHere }: { film: FilmView; onHere: (control: HTMLElement) => void }) {
	const { t } = useTranslation();
	const frame = useRef<HTMLDivElement>(null);
	const video = useRef<HTMLVideoElement>(null);
	const conditions = useFilmConditions(frame);
	const fit = useFilmFit(frame, film.ratioHref);
	const [isWanted, setWanted] = useState<boolean>();
	const [isMuted, setMuted] = useState<boolean>(USUAL.muted);
	const [playing, setPlaying] = useState(false);
	const [hasBegun, setBegun] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const onArrival = useRef(onHere);
	useLayoutEffect(() => {
		const control = frame.current?.querySelector("button");
		if (control) onArrival.current(control);
	}, []);

	const plays = shouldPlay({ ...conditions, isWanted, autoplay: USUAL.autoplay });
	useEffect(() => {
		const element = video.current;
		if (!element) return;
		if (plays) element.play().catch(() => setPlaying(false));
		else element.pause();
	}, [plays]);

	return (
		<div ref={frame} className={styles.film}>
			<img
				className={styles.poster}
				src={film.poster}
				alt={hasFailed ? film.label : ""}
				width={1200}
				height={1600}
				loading="lazy"
				decoding="async"
			/>
			{hasFailed ? null : (
				<>
					<video
						ref={video}
						className={styles.moving}
						data-begun={hasBegun || undefined}
						data-fit={fit}
						src={film.src}
						aria-label={film.label}
						preload="none"
						muted={isMuted}
						loop={USUAL.loop}
						playsInline
						disablePictureInPicture
						onPlay={() => setPlaying(true)}
						onPause={() => setPlaying(false)}
						onPlaying={() => setBegun(true)}
						onError={() => setFailed(true)}
					/>
					<div className={styles.controls}>
						<Control
							sign={playing ? "pause" : "play"}
							label={t(playing ? "film.pause" : "film.play")}
							onClick={() => setWanted(!playing)}
						/>
						<Control
							sign={isMuted ? "silence" : "sound"}
							label={t(isMuted ? "film.unmute" : "film.mute")}
							onClick={() => setMuted(!isMuted)}
						/>
					</div>
				</>
			)}
		</div>
	);
}
