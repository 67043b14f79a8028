import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FilmIcon, FilmView } from "../../../../shared/contracts/film-view.ts";
import { shouldPlay } from "../../../../shared/domain/media/films.ts";
import { useMotionConditions } from "../../../state/drawing/use-motion-conditions.ts";
import { useTranslation } from "../../../state/texts.ts";
import styles from "./film-player.module.css";
import { useFilmFit } from "./use-film-fit.ts";

const USUAL: NonNullable<FilmView["playing"]> = {
	isAutomatic: true,
	isMuted: true,
	isLooped: true,
	controls: { isShown: true, size: 25, play: "play", pause: "pause", mute: "sound", unmute: "silence" },
};

const CIRCLE = "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z";
const NOTE =
	"M9.5 17.5V6l9-2v11.5M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM18.5 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z";
const ICONS: Record<FilmIcon, string> = {
	play: "M7.5 5v14L19 12 7.5 5Z",
	"play-circle": `${CIRCLE}M10 8.5v7l5.5-3.5L10 8.5Z`,
	pause: "M8.5 5v14M15.5 5v14",
	"pause-circle": `${CIRCLE}M10 9v6M14 9v6`,
	sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15 9.2a4 4 0 0 1 0 5.6M17.4 6.8a7.4 7.4 0 0 1 0 10.4",
	silence: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9.5l5 5M20.5 9.5l-5 5",
	note: NOTE,
	"note-off": `${NOTE}M4 4l16 16`,
};

type ControlProps = { icon: FilmIcon; size: number; label: string; onClick: () => void };

function Control({ icon, size, label, onClick }: ControlProps) {
	return (
		<button type="button" className={styles.control} aria-label={label} onClick={onClick}>
			<svg
				viewBox="0 0 24 24"
				width={size}
				height={size}
				fill="none"
				stroke="currentColor"
				strokeWidth="1.25"
				strokeLinejoin="round"
				aria-hidden="true"
			>
				<path d={ICONS[icon]} />
			</svg>
		</button>
	);
}

/** Renders a film, which plays while it is visible. If it fails, its thumbnail stays (media-8). */
export function FilmPlayer({ film, onHere }: { film: FilmView; onHere: (control: HTMLElement) => void }) {
	const { t } = useTranslation();
	const { isAutomatic, isMuted: startsMuted, isLooped, controls } = film.playing ?? USUAL;
	const frame = useRef<HTMLDivElement>(null);
	const video = useRef<HTMLVideoElement>(null);
	const conditions = useMotionConditions(frame);
	const fit = useFilmFit(frame, film.ratioHref);
	const [isWanted, setWanted] = useState<boolean>();
	const [isMuted, setMuted] = useState(startsMuted);
	const [playing, setPlaying] = useState(false);
	const [hasBegun, setBegun] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const onArrival = useRef(onHere);
	useLayoutEffect(() => {
		const control = frame.current?.querySelector("button");
		if (control) onArrival.current(control);
	}, []);

	const plays = shouldPlay({ ...conditions, isWanted, autoplay: isAutomatic });
	useEffect(() => {
		const element = video.current;
		if (!element) return;
		if (plays) element.play().catch(() => setPlaying(false));
		else element.pause();
	}, [plays]);
	const onError = () => setFailed(true);

	return (
		<div ref={frame} className={styles.film}>
			{film.poster ? (
				<img
					className={styles.poster}
					src={film.poster}
					alt={hasFailed ? film.label : ""}
					width={1200}
					height={1600}
					loading="lazy"
					decoding="async"
				/>
			) : null}
			{hasFailed ? null : (
				<>
					<video
						ref={video}
						className={styles.moving}
						data-begun={hasBegun || undefined}
						data-fit={fit}
						aria-label={film.label}
						preload="none"
						muted={isMuted}
						loop={isLooped}
						playsInline
						disablePictureInPicture
						onPlay={() => setPlaying(true)}
						onPause={() => setPlaying(false)}
						onPlaying={() => setBegun(true)}
						onError={onError}
					>
						{film.mobileSrc ? <source media="(width < 576px)" src={film.mobileSrc} /> : null}
						<source src={film.src} onError={onError} />
					</video>
					<div className={styles.controls} data-quiet={(!controls.isShown && playing) || undefined}>
						<Control
							icon={playing ? controls.pause : controls.play}
							size={controls.size}
							label={t(playing ? "film.pause" : "film.play")}
							onClick={() => setWanted(!playing)}
						/>
						<Control
							icon={isMuted ? controls.unmute : controls.mute}
							size={controls.size}
							label={t(isMuted ? "film.unmute" : "film.mute")}
							onClick={() => setMuted(!isMuted)}
						/>
					</div>
				</>
			)}
		</div>
	);
}
