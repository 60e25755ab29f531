import { useId } from "react";

/** A range input that shows its value in degrees. */
export function Slider({
  label,
  value,
  onChange,
  className = "",
  ...range
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  className?: string;
}) {
  const id = useId();
  const degrees = `${value.toFixed(1)}°`;
  return (
    <label className={`block text-sm max-sm:(flex items-center gap-3) ${className}`}>
      <span className="flex justify-between max-sm:contents">
        {label} <span className="max-sm:order-last">{degrees}</span>
      </span>
      <input
        id={id}
        type="range"
        value={value}
        aria-valuetext={degrees}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="slider inset-focus h-11 w-full max-sm:flex-1 sm:-mb-2"
        {...range}
      />
    </label>
  );
}
