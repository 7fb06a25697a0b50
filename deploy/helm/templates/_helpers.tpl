{{- define "larkfare.name" -}}
{{ printf "%s-%s" .root.Release.Name .name | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "larkfare.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "larkfare.labels" -}}
{{ include "larkfare.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/* The processes by name: only the site, or every server. */}}
{{- define "larkfare.processes" -}}
{{- if eq .Values.mode "site" -}}
{{ dict "site" .Values.site | toJson }}
{{- else -}}
{{ .Values.servers | toJson }}
{{- end -}}
{{- end }}

{{- define "larkfare.at" -}}
http://{{ include "larkfare.name" (dict "root" .root "name" .name) }}:{{ .port | default 3000 }}
{{- end }}

{{/* All servers get the common settings. A server's own settings take precedence. */}}
{{- define "larkfare.env" -}}
{{- $settings := dict "SITE_URL" .root.Values.siteUrl }}
{{- with .root.Values.adminOrigin }}
{{- $_ := set $settings "ADMIN_ORIGIN" . }}
{{- end }}
{{- if eq .root.Values.mode "servers" }}
{{- range $name := list "catalogue" "bookings" "content" "gateway" "registry" }}
{{- $_ := set $settings (printf "%s_URL" (upper $name)) (include "larkfare.at" (dict "root" $.root "name" $name)) }}
{{- end }}
{{- $_ := set $settings "GATEWAY_INTERNAL_URL" (include "larkfare.at" (dict "root" .root "name" "gateway" "port" 4010)) }}
{{- end }}
{{- if has .name (list "site" "shell") }}
{{- $_ := set $settings "TRUSTED_PROXIES" .root.Values.trustedProxies }}
{{- end }}
{{- if and .root.Values.metrics.enabled (ne .name "migrate") }}
{{- $_ := set $settings "OTEL_METRICS_EXPORTER" "prometheus" }}
{{- $_ := set $settings "OTEL_EXPORTER_PROMETHEUS_HOST" "0.0.0.0" }}
{{- end }}
{{- range $key, $value := mergeOverwrite $settings .root.Values.settings .own.settings }}
- name: {{ $key }}
  value: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{/* For every pod: it does not run as root and can write only to /data and /tmp. */}}
{{- define "larkfare.pod" -}}
{{- with .root.Values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
# No token of Kubernetes' own API. The token that a role needs is mounted separately.
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{ toJson . }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: tmp
    emptyDir: {}
  - name: data
    {{- if .root.Values.data.existingClaim }}
    persistentVolumeClaim: { claimName: {{ .root.Values.data.existingClaim }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
{{- end }}

{{- define "larkfare.container" -}}
name: {{ .name }}
image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
args: {{ toJson .args }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ include "larkfare.name" (dict "root" .root "name" (ternary "administrator" "internal" (eq .name "migrate"))) }} }
  - secretRef: { name: {{ .own.existingSecret | default .root.Values.existingSecret }} }
env:
  {{- include "larkfare.env" . | nindent 2 }}
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}
